/** Keeps a fault inside its block: the rest of the screen stands. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { tryAgain } from '../../client/page/try-again.ts';
import { FailedState } from './states.tsx';

interface ErrorBoundaryState {
  readonly error?: Error | undefined;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A block failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FailedState error={error} again={() => tryAgain(error, () => this.setState({ error: undefined }))} />;
  }
}
