import 'server-only'
import type { OwnDataOverview } from './contracts'
import { storedUnder } from './stored-under'
import type { DataOwner } from './tokens'
import { whatStays } from './what-stays'

/** What is stored under the address of a link, and what an erasure would leave of it. */
export async function readOwnData({ email }: DataOwner): Promise<OwnDataOverview> {
  const [stored, stays] = await Promise.all([storedUnder(email), whatStays(email)])
  return { email, stored, stays }
}
