import { Component, type ReactNode } from 'react';

type RegionBoundaryProps = {
  /** Called once with what a render or effect of the region threw. */
  onCrash: (error: unknown) => void;
  children: ReactNode;
};

/** Keeps what a region throws inside its place. It shows nothing itself: whoever is told decides what comes next. */
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
