import { randomUUID } from 'node:crypto'

/** An unguessable id (UUID v4) for records that a visitor can address. */
export function newId(): string {
  return randomUUID()
}
