import { AppError } from '@/lib/core/errors'
import type { ProductKey } from './contracts'

/** The refusal to delete or quarantine a key, with its reason. */
export function notFree(key: ProductKey, done: 'deleted' | 'quarantined'): AppError {
  const reasons: Record<ProductKey['status'], string> = {
    available: `This key has just changed. Reload the list and try again.`,
    reserved: `A shopper is paying for this key at the moment, so it can't be ${done}. Try again in a quarter of an hour.`,
    used: `This key was sold with order ${key.orderNumber}, so it can't be ${done}.`,
    quarantined: key.orderNumber
      ? `This key was sold with order ${key.orderNumber} and stays on record.`
      : 'This key is quarantined already.',
  }
  return new AppError('conflict', reasons[key.status])
}
