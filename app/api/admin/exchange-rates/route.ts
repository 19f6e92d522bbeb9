import { serve } from '@/lib/api/serve'
import { rateEndpoints } from '@/lib/settings/rates/endpoints'
import { readExchangeRates } from '@/lib/settings/rates/queries'
import { takeRate } from '@/lib/settings/rates/take-rate'

export const GET = serve(rateEndpoints['GET /api/admin/exchange-rates'], () => readExchangeRates())

export const POST = serve(rateEndpoints['POST /api/admin/exchange-rates'], ({ actor, body }) =>
  takeRate(actor, body),
)
