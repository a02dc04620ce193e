// Fields, and the menus and dialogs around them: a shared module of its own, which the shell loads with the first part of a page that imports it.
export { default as Dialog } from '@mui/material/Dialog';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Popover } from '@mui/material/Popover';
export { default as Popper } from '@mui/material/Popper';
export { default as TextField, type TextFieldProps } from '@mui/material/TextField';
export { Drawer } from './dialogs/drawer';
