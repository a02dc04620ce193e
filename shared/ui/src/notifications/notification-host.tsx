import GlobalStyles from '@mui/material/GlobalStyles';
import { t } from '@social/texts';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { useColorMode } from '../theme/color-mode';
import { noticeStyles } from './notice-styles';
import { useAccessibleContainer } from './use-accessible-container';

const SHOWN_MS = 5000;
const MAX_SHOWN = 5;

/** Renders the page's notices: top right, in one live region that stays accessible over dialogs. Once per page, by the shell, inside `AppTheme`. */
export function NotificationHost() {
  const { shown } = useColorMode();
  const container = useAccessibleContainer();
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
          aria-label={t('Notifications Alt+T')}
          // Without its style sheet the library has no closing animation to wait for.
          transition={false}
        />,
        container,
      )}
    </>
  );
}

function isNotificationKey(event: KeyboardEvent): boolean {
  return event.altKey && event.code === 'KeyT';
}
