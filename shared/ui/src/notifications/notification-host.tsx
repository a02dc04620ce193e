import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { useColorMode } from '../theme/color-mode';
import { noticeStyles } from './notice-styles';
import { useHeardPlace } from './use-heard-place';

const SHOWN_MS = 5000;
const MAX_SHOWN = 5;

/** Where notices appear: top right, one live region for the whole page, heard over dialogs too. Once per page, by the shell, inside `AppTheme`. */
export function NotificationHost() {
  const { shown } = useColorMode();
  const place = useHeardPlace();
  return (
    <>
      <GlobalStyles styles={noticeStyles} />
      {createPortal(
        <ToastContainer
          position="top-right"
          theme={shown}
          autoClose={SHOWN_MS}
          pauseOnHover
          pauseOnFocusLoss
          closeOnClick
          draggable
          draggablePercent={80}
          limit={MAX_SHOWN}
          newestOnTop
          hotKeys={isNotificationKey}
          aria-label="Notifications Alt+T"
          // Without its own style sheet the library has no animation whose end it could wait for.
          transition={false}
        />,
        place,
      )}
    </>
  );
}

function isNotificationKey(event: KeyboardEvent): boolean {
  return event.altKey && event.code === 'KeyT';
}
