import { notFound } from 'next/navigation'

export default function UnknownCheckoutPath() {
  notFound()
}
