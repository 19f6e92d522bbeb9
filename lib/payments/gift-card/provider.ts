import 'server-only'
import { storeItself } from '@/lib/payments/store-itself'

/** Where a gift card pays all: what is taken from it and given back is recorded by the store. */
export const giftCards = storeItself({
  id: 'gift_card',
  paymentMethod: 'gift_card',
  method: 'Gift card',
})
