import 'server-only'
import type { NextRequest } from 'next/server'
import { parse } from '@/lib/http/route'
import { sessionIdSchema } from './contracts'

const HEADER = 'x-session-id'

/** The cart session of a call. @throws AppError `invalid` when the header is missing or not well-formed */
export function cartSession(request: NextRequest): string {
  return parse(sessionIdSchema, request.headers.get(HEADER) ?? undefined)
}

/** The cart session where a call may do without one. */
export function optionalCartSession(request: NextRequest): string | null {
  return request.headers.has(HEADER) ? cartSession(request) : null
}
