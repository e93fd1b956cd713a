'use client';

import { Component, type ReactNode } from 'react';
import { reportCaughtError } from './error-reports';

interface ErrorBoundaryProps {
  /** By this name the parent window hears of what was thrown inside. */
  name: string;
  children: ReactNode;
  /** What stands in its place from then on; by default nothing. */
  fallback?: ReactNode;
  onError?: () => void;
}

/** A part of the page that takes nothing but itself along when it throws. */
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
