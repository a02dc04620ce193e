import { Component, type ReactNode } from 'react';
import { CrashPage } from './error-page';

/** Shows the page of a broken shell where no region's own boundary caught the error, and reports it as an error of the page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    window.reportError(error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
