import { useLocation } from '@social/ui/router';
import { createContext, use, useState, type ReactNode } from 'react';

/** Renders a dialog while it is open. */
export type RenderDialog = (close: () => void) => ReactNode;

const OpenDialogContext = createContext<(render: RenderDialog) => void>(() => {
  throw new Error('A dialog is opened outside of its host.');
});

/**
 * Holds the dialog of an action outside the changed element: a revoked, withdrawn or decided row disappears or loses its buttons while the
 * dialog still shows the result. A change of address closes it.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [dialog, setDialog] = useState<{ render: RenderDialog; openedAt: string } | null>(null);
  return (
    <OpenDialogContext value={(render) => setDialog({ render, openedAt: key })}>
      {children}
      {dialog?.openedAt === key && dialog.render(() => setDialog(null))}
    </OpenDialogContext>
  );
}

/** Returns the function that opens a dialog above the page. */
export const useOpenDialog = () => use(OpenDialogContext);
