'use client';

import { Component, type ReactNode } from 'react';
import { reportCaughtError } from './error-reports';

interface ErrorBoundaryProps {
  /** Identifies the component in error reports to the parent window. */
  name: string;
  children: ReactNode;
  /** Replaces the children after an error; nothing by default. */
  fallback?: ReactNode;
  onError?: () => void;
}

/** Keeps an error in its children from affecting the rest of the page, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportCaughtError(error, this.props.name);
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
