import 'server-only'
import { storeItself } from '@/lib/payments/store-itself'

/** Where there is nothing to pay: everything in the cart is free. */
export const freeOfCharge = storeItself({
  id: 'free',
  paymentMethod: 'free',
  method: 'Free of charge',
})
