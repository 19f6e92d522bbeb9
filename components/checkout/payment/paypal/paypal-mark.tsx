import { PaymentMark } from '@/components/storefront/payment-mark'

/** PayPal's own mark in its own colour, on white in every scheme; its name is the text beside it. */
export const PayPalMark = () => <PaymentMark name="paypal" isNamed height={20} />
