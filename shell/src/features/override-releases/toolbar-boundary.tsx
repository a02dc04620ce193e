import { Component, type ReactNode } from 'react';

/** Removes the toolbar if it throws. The page does not depend on it. */
export class ToolbarBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    window.reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
