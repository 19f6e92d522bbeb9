import type { Metadata } from 'next'
import { OrderScreen } from '@/components/orders/admin/order-screen'

// Rendered per request, like the layout.
export const instant = false

type Props = { params: Promise<{ orderNumber: string }> }

const numberOf = async ({ params }: Props) => decodeURIComponent((await params).orderNumber)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `Order ${await numberOf(props)}` }
}

export default async function OrderPage(props: Props) {
  return <OrderScreen orderNumber={await numberOf(props)} />
}
