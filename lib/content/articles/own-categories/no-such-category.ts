import { type AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** The refusal of a category that there is not. */
export const noSuchCategory = (): AppError => invalidField('category', say('categories.unknown'))
