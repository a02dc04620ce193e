// Everything here is in the shell's first load, used or not: a shared module is not tree-shaken.
export { default as Alert } from '@mui/material/Alert';
export { default as Avatar } from '@mui/material/Avatar';
export { default as Badge } from '@mui/material/Badge';
export { default as Box } from '@mui/material/Box';
export { default as Button, type ButtonProps } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as Chip } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Divider } from '@mui/material/Divider';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon, createSvgIcon } from '@mui/material/SvgIcon';
export { default as TextLink } from '@mui/material/Link';
export { default as Tooltip } from '@mui/material/Tooltip';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { styled, useTheme, type Theme } from '@mui/material/styles';
export {
  HomeIcon,
  ExploreIcon,
  AlbumsIcon,
  SavedIcon,
  SaveIcon,
  EventsIcon,
  ForumIcon,
  GroupsIcon,
  PagesIcon,
  BlogIcon,
  ArticleIcon,
  JobsIcon,
  MoreIcon,
  LikedIcon,
  LikeIcon,
  CommentIcon,
  ShareIcon,
  CloseIcon,
  MenuIcon,
  AddIcon,
  CheckIcon,
  PersonIcon,
  SignOutIcon,
  LightModeIcon,
  DarkModeIcon,
  SystemModeIcon,
  TextIcon,
  ImageIcon,
  VideoIcon,
  AudioIcon,
  FileIcon,
  PdfIcon,
  PollIcon,
  PlayIcon,
  RefreshIcon,
  RepeatIcon,
  NotificationsIcon,
  SearchIcon,
  SettingsIcon,
  HistoryIcon,
  TagIcon,
  KeyboardIcon,
} from './icons';
export { AppTheme } from './theme/app-theme';
export { loadDirectionStyles } from './theme/style-cache';
export { COLOR_MODE_ATTRIBUTE, COLOR_MODE_STORAGE_KEY, useColorMode, type ColorMode, type ColorModePreference } from './theme/color-mode';
export { useDensity, type Density } from './theme/density';
export { NotificationHost } from './notifications/notification-host';
export { notify, type NoticeOutcome, type NoticeOptions, type NoticeSeverity } from './notifications/notify';
export { offerUndo, type UndoOffer } from './notifications/offer-undo';
export { notifyIfRefused } from './notifications/notify-if-refused';
export { lazyComponent, type LazyComponentOptions } from './lazy/lazy-component';
export { lazyPage } from './lazy/lazy-page';
export { useLazyOverlay, type LazyOverlay } from './lazy/use-lazy-overlay';
export { RegionSlot, RegionSlotProvider, type RegionSlotProps } from './slots/region-slot';
export { useHotkey, useHotkeyList } from './keys/use-hotkey';
export { sendOnControlEnter, sendOnEnter } from './keys/submit-keys';
export type { Hotkey } from './keys/hotkey-registry';
export { setCharacterKeysEnabled, useCharacterKeysEnabled } from './keys/character-keys';
export { TabItem, TabList, tabProps } from './tabs/tab-list';
export { RichText, type RichTextProps } from './rich-text/rich-text';
export { MediaGrid, type GridPhoto, type MediaGridProps } from './media/media-grid';
export { CropDialog } from './media/crop-dialog';
export type { CropDialogProps } from './media/crop-dialog-props';
export { PhotoViewer } from './media/photo-viewer';
export type { PhotoViewerProps, ViewerPhoto } from './media/viewer-photo';
export { FirstPicture } from './media/first-picture';
export { SafeImage, type SafeImageProps } from './media/safe-image';
export { PersonAvatar, type PersonAvatarProps } from './people/person-avatar';
export { FollowButton, type FollowButtonProps } from './people/follow-button';
export { OutgoingItems, type OutgoingItemsProps } from './outgoing/outgoing-items';
export { EmptyState, type EmptyStateProps } from './states/empty-state';
export { ErrorState, type ErrorStateProps } from './states/error-state';
export { UnreadableNote } from './states/unreadable-note';
export { VisuallyHidden } from './states/visually-hidden';
export { ChoiceField, type ChoiceFieldProps } from './fields/choice-field';
export { TextArea, type TextAreaProps } from './fields/text-area';
export { LazyDrawer } from './dialogs/lazy-drawer';
export { DialogHeader, type DialogHeaderProps } from './dialogs/dialog-header';
export { FileInput, type FileInputProps } from './files/file-input';
export { createPasteHandler } from './files/create-paste-handler';
export { useObjectUrlRef } from './files/use-object-url-ref';
export { useFileDrop, type FileDropOptions } from './files/use-file-drop';
export { notPrinted } from './theme/print-styles';
export { copyLink } from './share/copy-link';
export { ShareOptions } from './share/share-options';
export type { ShareOptionsProps } from './share/share-options-props';
export { formatCount, formatCompactCount, formatNumber } from './text/format-count';
export { SeenText } from './text/seen-text';
export { useDebouncedValue } from './text/use-debounced-value';
export { useEndReached, type EndReachedOptions } from './lists/use-end-reached';
export { minuteClock } from './time/minute-clock';
export { serverNow, setServerClock } from './time/server-clock';
export { RelativeTime, type RelativeTimeProps } from './time/relative-time';
