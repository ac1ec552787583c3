/** Keeps a fault inside its block: the rest of the screen stands. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedState } from './states.tsx';

interface BoundaryState {
  readonly error?: Error | undefined;
}

export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A block failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FailedState error={error} again={() => this.setState({ error: undefined })} />;
  }
}
