import { serve } from '@/lib/api/serve'
import { taxReportEndpoints } from '@/lib/bookkeeping/tax-reports/endpoints'
import { oneStopShopXml } from '@/lib/bookkeeping/tax-reports/one-stop-shop-xml'
import { taxReport } from '@/lib/bookkeeping/tax-reports/queries'
import { attachment } from '@/lib/http/attachment'
import { currentSettings } from '@/lib/settings/queries'

export const GET = serve(
  taxReportEndpoints['GET /api/admin/tax-report/one-stop-shop/xml'],
  async ({ query }) => {
    const { sellerCountry: country, sellerTaxId: taxId } = await currentSettings()
    const { oneStopShop } = await taxReport(query)
    return new Response(oneStopShopXml(oneStopShop, { country, taxId }), {
      headers: {
        'content-type': 'application/xml',
        'content-disposition': attachment(`one-stop-shop-return-${query.from}-${query.to}.xml`),
        'cache-control': 'no-store',
      },
    })
  },
)
