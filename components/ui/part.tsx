'use client';

import { Component, type ReactNode } from 'react';
import { tellCaught } from './caught';

interface PartProps {
  /** By this name the parent window hears of what was thrown inside. */
  name: string;
  children: ReactNode;
  /** What stands in its place from then on; by default nothing. */
  fallback?: ReactNode;
  onFailed?: () => void;
}

/** A part of the page that takes nothing but itself along when it throws. */
export class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    tellCaught(error, this.props.name);
    this.props.onFailed?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
