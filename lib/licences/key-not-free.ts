import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import type { ProductKey } from './contracts'

/** The refusal to delete or quarantine a key, with its reason. */
export function notFree(key: ProductKey, done: 'deleted' | 'quarantined'): AppError {
  const reasons: Record<ProductKey['status'], ServerText> = {
    available: say('licences.keyJustChanged'),
    reserved: say('licences.keyBeingPaid', { done }),
    used: say('licences.keySoldCannotBe', { order: key.orderNumber ?? '', done }),
    quarantined: key.orderNumber
      ? say('licences.keySoldStays', { order: key.orderNumber })
      : say('licences.keyQuarantinedAlready'),
  }
  return new AppError('conflict', reasons[key.status])
}
