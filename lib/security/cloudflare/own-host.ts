import { env } from '@/lib/core/env'

/** The host of the store, with its port if it has one: how Cloudflare tells it from others of its zone. */
export const ownHost = (): string => new URL(env().SITE_URL).host
