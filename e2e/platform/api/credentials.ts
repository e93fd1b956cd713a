import { z } from 'zod';
import { ApiError } from '../errors';

const minPasswordLength = 8;

/** An email as stored in accounts: trimmed, lowercase. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** @throws ApiError 400 if a new password is too short */
export function checkNewPassword(password: string): void {
  if (password.length >= minPasswordLength) return;
  throw new ApiError(
    400,
    'password_too_short',
    `The password must have at least ${minPasswordLength} characters`,
  );
}
