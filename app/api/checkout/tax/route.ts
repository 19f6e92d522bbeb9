import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { currentTaxOfBuyer } from '@/lib/customers/taxes/current-tax-of-buyer'

export const POST = serve(checkoutEndpoints['POST /api/checkout/tax'], ({ body }) =>
  currentTaxOfBuyer(body),
)
