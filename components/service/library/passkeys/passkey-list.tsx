import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { Passkey } from '@/lib/staff/webauthn/contracts'

type PasskeyListProps = {
  passkeys: readonly Passkey[]
  isBusy: boolean
  onRemove: (passkey: Passkey) => void
}

/** Passkeys by the browser that they were added with, and when they were last used. */
export function PasskeyList({ passkeys, isBusy, onRemove }: PasskeyListProps) {
  const t = useTranslations('library.passkeys')
  const format = new Intl.DateTimeFormat(textLocaleOf(useLocale()), { dateStyle: 'medium' })
  const write = (date: string) => format.format(new Date(date))
  if (passkeys.length === 0) return null
  return (
    <ul aria-label={t('list')} className="mt-4 divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => {
        const { id, name, createdAt, lastUsedAt } = passkey
        const title = name || t('unnamed')
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <p className="min-w-0 flex-1 basis-36">
              <bdi className="block font-semibold [overflow-wrap:anywhere]">{title}</bdi>
              <span className="text-sm text-muted">
                {lastUsedAt
                  ? t('lastUsed', { added: write(createdAt), used: write(lastUsedAt) })
                  : t('neverUsed', { added: write(createdAt) })}
              </span>
            </p>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={isBusy}
              onClick={() => onRemove(passkey)}
            >
              {t('remove')}
              <bdi className="sr-only">{title}</bdi>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
