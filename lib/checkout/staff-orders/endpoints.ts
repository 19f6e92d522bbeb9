import { couponRefusedSchema } from '@/lib/cart/coupons/contracts'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  madeStaffOrderSchema,
  newStaffOrderSchema,
  pricedStaffOrderSchema,
  staffOrderPreviewSchema,
} from './contracts'

export const staffOrderEndpoints = defineEndpoints({
  'POST /api/admin/orders': {
    summary:
      'Makes an order for a customer that was paid outside of the store, or that is given free; its keys are delivered as those of any order',
    who: 'staff',
    permission: 'orders.create',
    stepUp: true,
    body: newStaffOrderSchema,
    answers: { 200: madeStaffOrderSchema, 201: madeStaffOrderSchema },
    errors: {
      conflict: NO_DETAILS,
      coupon_refused: couponRefusedSchema,
      payment_refused: NO_DETAILS,
    },
  },
  'POST /api/admin/orders/preview': {
    summary: 'What an order for a customer would cost now, with the coupon and the tax',
    who: 'staff',
    permission: 'orders.create',
    stepUp: false,
    body: staffOrderPreviewSchema,
    answers: { 200: pricedStaffOrderSchema },
    errors: { conflict: NO_DETAILS, coupon_refused: couponRefusedSchema },
  },
})
