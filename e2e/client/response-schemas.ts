import type {
  AgentConversation,
  AgentMessage,
  LoginResponse,
  RealtimeEvent,
  User,
} from '@base44/sdk';
import type { EntityPage } from 'base44-sdk-current';
import { z } from 'zod';

/**
 * The types of the vendor's client as schemas, to validate responses. `satisfies` makes the compiler check that no
 * schema is looser than its type.
 */
const dateTime = z.iso.datetime();
const id = z.string().min(1);

export const user = z.looseObject({
  id,
  created_date: dateTime,
  updated_date: dateTime,
  email: z.email(),
  full_name: z.string().nullable(),
  disabled: z.boolean().nullable(),
  is_verified: z.boolean(),
  app_id: z.string().min(1),
  is_service: z.boolean(),
  _app_role: z.string().min(1),
  role: z.string().min(1),
}) satisfies z.ZodType<User>;

export const loginResponse = z.object({
  access_token: z.string().min(1),
  user,
}) satisfies z.ZodType<LoginResponse>;

export const message = z.looseObject({
  id,
  role: z.enum(['user', 'assistant', 'system']),
  created_date: dateTime,
  updated_date: dateTime,
  content: z.union([z.string(), z.record(z.string(), z.unknown())]).exactOptional(),
  file_urls: z.array(z.string()).exactOptional(),
  hidden: z.boolean().exactOptional(),
  additional_message_params: z.record(z.string(), z.unknown()).exactOptional(),
  metadata: z
    .object({
      created_date: dateTime,
      created_by_email: z.email(),
      created_by_full_name: z.string(),
    })
    .exactOptional(),
}) satisfies z.ZodType<AgentMessage>;

export const conversation = z.looseObject({
  id,
  app_id: z.string().min(1),
  agent_name: z.string().min(1),
  created_by_id: id,
  created_date: dateTime,
  updated_date: dateTime,
  messages: z.array(message),
  metadata: z.record(z.string(), z.unknown()).exactOptional(),
}) satisfies z.ZodType<AgentConversation>;

/** The vendor's types don't define records; these fields come from the platform's contract. */
export const record = z.looseObject({
  id,
  created_date: dateTime,
  updated_date: dateTime,
  created_by: z.email(),
  created_by_id: id,
});
export const records = z.array(record);

export const page = z.object({
  items: z.array(z.unknown()),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
}) satisfies z.ZodType<EntityPage<unknown>>;

/** What a subscriber to an entity receives. */
export const realtimeEvent = z.object({
  type: z.enum(['create', 'update', 'delete']),
  id,
  data: record,
  timestamp: dateTime,
}) satisfies z.ZodType<RealtimeEvent>;

const legacyErrorBody = z.looseObject({ message: z.string(), detail: z.string() });
const currentErrorBody = z.looseObject({
  error: z.looseObject({ message: z.string(), code: z.string() }),
});

/** What every failed call rejects with, except one to a function. */
export const apiError = z.looseObject({
  message: z.string().min(1),
  status: z.number(),
  code: z.string().min(1),
  data: z.union([legacyErrorBody, currentErrorBody]).and(z.looseObject({ error_type: z.string() })),
});
