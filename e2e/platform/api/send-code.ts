import type { Context } from 'hono';
import type { ApiEnv, Services } from '../services';
import { codeLifetimeMinutes, resetLifetime } from '../store/one-time-codes';

const kinds = {
  otp: { name: 'code', lifetime: `${codeLifetimeMinutes} minutes` },
  reset: { name: 'reset token', lifetime: resetLifetime },
  invitation: { name: 'invitation token', lifetime: resetLifetime },
};

/** The platform sends no email: the code goes to the events and the log. */
export function sendCode(
  c: Context<ApiEnv>,
  { log }: Services,
  to: string,
  what: keyof typeof kinds,
  code: string,
): void {
  const { name, lifetime } = kinds[what];
  c.get('recordEvent')({ type: 'mail', to, what, code });
  log(`The ${name} for ${to} is ${code}. It expires in ${lifetime}.`);
}
