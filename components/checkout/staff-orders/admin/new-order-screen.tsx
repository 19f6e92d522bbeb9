'use client'

import { useTranslations } from 'next-intl'
import { failureText } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { PermittedPage } from '@/components/back-office/permitted-page'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useStore } from '@/components/back-office/store-context'
import { FormError } from '@/components/forms/form-error'
import { ProductLines } from '@/components/orders/admin/product-lines'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { CustomerFields } from './customer-fields'
import { EndFields } from './end-fields'
import { LinePrice } from './line-price'
import { OrderSums } from './order-sums'
import { PaymentLinks } from './payment-links'
import { useNewOrder } from './use-new-order'

const SUBMIT = {
  link: 'newOrder.submitLink',
  paid: 'newOrder.submitPaid',
  free: 'newOrder.submitFree',
} as const

/** Makes an order for a customer who ordered by e-mail or phone. */
export function NewOrderScreen() {
  const t = useTranslations('backOffice.orders')
  return (
    <PermittedPage title={t('newOrder.open')} permission="orders.create">
      <BackLink href="/admin/orders">{t('screen.all')}</BackLink>
      <TabHeading title={t('newOrder.open')} lead={t('newOrder.lead')} />
      <NewOrder />
      <PaymentLinks />
    </PermittedPage>
  )
}

function NewOrder() {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const store = useStore()
  const order = useNewOrder()
  const { form, field, lines, setLines, priced, pricingError, problem, isSending, submit } = order
  const [currency, kind] = form.watch(['currency', 'end.kind'])
  const isFree = kind === 'free'
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="min-w-0 space-y-6">
        <Panel title={t('newOrder.customer')}>
          <CustomerFields form={form} field={field} />
        </Panel>
        <Panel title={t('newOrder.products')}>
          <div className="space-y-5">
            <ProductLines
              lines={lines}
              currency={currency}
              onChange={setLines}
              renderBelow={(line) => (
                <LinePrice
                  line={line}
                  currency={currency}
                  isFree={isFree}
                  priced={priced?.items.find(({ productId }) => productId === line.productId)}
                  onPrice={(price) =>
                    setLines(
                      lines.map((each) =>
                        each.productId === line.productId ? { ...each, price } : each,
                      ),
                    )
                  }
                />
              )}
            />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <SelectField label={t('newOrder.currency')} {...field('currency')}>
                {chargedCurrencies(store).map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </SelectField>
              {!isFree && (
                <TextField
                  label={t('newOrder.coupon')}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={40}
                  {...field('couponCode')}
                />
              )}
            </div>
          </div>
        </Panel>
        <Panel title={t('newOrder.note')}>
          <TextAreaField
            label={<span className="sr-only">{t('newOrder.note')}</span>}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            hint={t('newOrder.noteHint')}
            {...field('note')}
          />
        </Panel>
      </div>
      <Panel title={t('newOrder.end')}>
        <div className="space-y-6">
          <EndFields form={form} field={field} />
          <OrderSums priced={priced} />
          <FormError>
            {problem ??
              (pricingError ? failureText(pricingError, common('unknownError')) : undefined)}
          </FormError>
          <Button type="submit" disabled={isSending || lines.length === 0} className="w-full">
            {isSending ? t('newOrder.pending') : t(SUBMIT[kind])}
          </Button>
        </div>
      </Panel>
    </form>
  )
}
