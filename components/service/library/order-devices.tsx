import { MonitorSmartphone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { BuyersLicence } from '@/lib/licences/activations/contracts'
import { useCall } from './use-call'

type OrderDevicesProps = { orderNumber: string; onRefused: () => void }

/** The devices that an order's licences are active on, once they are asked for; each can make room for another. */
export function OrderDevices({ orderNumber, onRefused }: OrderDevicesProps) {
  const t = useTranslations('library.devices')
  const id = useId()
  const [licences, setLicences] = useState<readonly BuyersLicence[]>()
  const [removed, setRemoved] = useState<{ name: string; freeAt: string | null }>()
  const write = useDateFormat()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Its button is gone in a moment.
    if (removed !== undefined) said.current?.focus()
  }, [removed])
  const { problem, isCalling, call } = useCall({ onRefused })

  const load = async () => {
    const name = 'GET /api/library/orders/[orderNumber]/devices'
    setLicences((await callApi(name, { params: { orderNumber } })).licences)
  }
  const toggle = () => {
    setRemoved(undefined)
    if (licences) setLicences(undefined)
    else void call(load)
  }
  const remove = (deviceId: number, name: string) =>
    call(async () => {
      setRemoved(undefined)
      const place = await callApi('DELETE /api/library/orders/[orderNumber]/devices/[id]', {
        params: { orderNumber, id: deviceId },
      })
      setRemoved({ name, freeAt: place?.freeAt ?? null })
      await load()
    })
  return (
    <div className="mt-3">
      <Button
        variant="outline"
        breaks
        aria-expanded={licences !== undefined}
        aria-controls={id}
        aria-disabled={isCalling}
        onClick={toggle}
      >
        <MonitorSmartphone aria-hidden />
        {t(licences ? 'hide' : isCalling ? 'loading' : 'show')}
        <bdi className="sr-only">{orderNumber}</bdi>
      </Button>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="mt-4 text-sm leading-relaxed font-medium text-ink-soft empty:hidden focus:outline-none"
      >
        {removed &&
          (removed.freeAt === null
            ? t('removed', { name: removed.name })
            : t('removedKept', { name: removed.name, date: write(removed.freeAt) }))}
      </p>
      <div id={id} className="space-y-5 [&:not(:empty)]:mt-5">
        {licences?.map((licence) => (
          <LicenceDevices
            key={licence.keyId}
            licence={licence}
            isBusy={isCalling}
            onRemove={remove}
          />
        ))}
      </div>
    </div>
  )
}

type LicenceDevicesProps = {
  licence: BuyersLicence
  isBusy: boolean
  onRemove: (id: number, name: string) => void
}

function LicenceDevices({ licence, isBusy, onRemove }: LicenceDevicesProps) {
  const t = useTranslations('library.devices')
  const write = useDateFormat()
  const { productName, masked, state, expiresAt, deviceLimit, devices, kept, freeAt } = licence
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-semibold [overflow-wrap:anywhere]">
        {productName} <bdi className="font-normal text-muted">{masked}</bdi>
      </h3>
      <p className="mt-1 text-sm text-muted">
        {t('used', { used: devices.length, most: deviceLimit })}
        {expiresAt &&
          ` · ${t(state === 'expired' ? 'ended' : 'until', { date: write(expiresAt) })}`}
      </p>
      {devices.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {devices.map(({ id, name, since, lastSeenAt }) => {
            const title = name || t('unnamed')
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <p className="min-w-0 flex-1 basis-36">
                  <bdi className="block font-semibold [overflow-wrap:anywhere]">{title}</bdi>
                  <span className="text-sm text-muted">
                    {t('seen', { since: write(since), last: write(lastSeenAt) })}
                  </span>
                </p>
                <Button
                  variant="outline"
                  size="sm"
                  aria-disabled={isBusy}
                  onClick={() => onRemove(id, title)}
                >
                  {t('remove')}
                  <bdi className="sr-only">{title}</bdi>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {freeAt !== null && (
        <ul className="mt-2 space-y-1 text-sm text-muted">
          {kept.map(({ id, name, until }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {t('kept', { name: name || t('unnamed'), date: write(until) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useDateFormat() {
  const format = new Intl.DateTimeFormat(textLocaleOf(useLocale()), { dateStyle: 'medium' })
  return (date: string) => format.format(new Date(date))
}
