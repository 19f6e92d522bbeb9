import type { Metadata } from 'next'
import { OrderScreen } from '@/components/refunds/admin/order/order-screen'
import { shellTexts } from '@/lib/i18n/back-office/language'

// Rendered per request, like the layout.
export const instant = false

type Props = { params: Promise<{ orderNumber: string }> }

const numberOf = async ({ params }: Props) => decodeURIComponent((await params).orderNumber)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await shellTexts()
  return { title: t('pages.order', { number: await numberOf(props) }) }
}

export default async function OrderPage(props: Props) {
  return <OrderScreen orderNumber={await numberOf(props)} />
}
