import { serve } from '@/lib/api/serve'
import { changeBaseCurrency } from '@/lib/bookkeeping/base-currency/change-base-currency'
import { baseCurrencyEndpoints } from '@/lib/bookkeeping/base-currency/endpoints'
import { readBaseCurrency } from '@/lib/bookkeeping/base-currency/read-base-currency'

export const GET = serve(baseCurrencyEndpoints['GET /api/admin/base-currency'], () =>
  readBaseCurrency(),
)

export const POST = serve(
  baseCurrencyEndpoints['POST /api/admin/base-currency'],
  ({ actor, body }) => changeBaseCurrency(actor, body),
)
