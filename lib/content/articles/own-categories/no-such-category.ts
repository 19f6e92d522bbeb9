import { type AppError, invalidField } from '@/lib/core/errors'

/** The refusal of a category that there is not. */
export const noSuchCategory = (): AppError => invalidField('category', 'There is no such category')
