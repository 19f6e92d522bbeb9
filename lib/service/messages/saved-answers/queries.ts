import 'server-only'
import { db } from '@/lib/core/db'
import type { SavedAnswer } from './contracts'
import { toSavedAnswer } from './saved-answer-writes'

/** All saved answers, by name. */
export async function listSavedAnswers(): Promise<SavedAnswer[]> {
  const rows = await db().savedAnswer.findMany({ orderBy: { name: 'asc' } })
  return rows.map(toSavedAnswer)
}
