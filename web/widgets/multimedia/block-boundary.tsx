import { Component, type ReactNode } from 'react';

interface BlockBoundaryProperties {
  component: string | undefined;
  children: ReactNode;
}

/** A component that breaks, or whose script does not come, is left out; the page around it stays. */
export class BlockBoundary extends Component<BlockBoundaryProperties, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`${this.props.component ?? 'A component'} is not drawn:`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
