import { Component, type ReactNode } from 'react';

type RegionBoundaryProps = {
  /** Called once with the error that a render or effect of the region threw. */
  onCrash: (error: unknown) => void;
  children: ReactNode;
};

/** Catches a region's errors. It shows nothing itself: the store decides what is shown instead. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
