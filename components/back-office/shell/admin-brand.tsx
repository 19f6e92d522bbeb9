import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { useStore } from '@/components/back-office/store-context'

/** The back office's logo and name. */
export function AdminBrand() {
  const t = useTranslations('backOffice.shell')
  const { storeName, logo } = useStore()
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 text-lg font-extrabold tracking-[-0.02em] text-ink">
      <Image
        src={logo}
        alt=""
        width={28}
        height={28}
        unoptimized
        className="size-7 shrink-0 object-contain"
      />
      <span className="truncate">{storeName}</span>
      <span className="shrink-0 rounded-full bg-sunken max-sm:sr-only px-2.5 py-0.5 text-xs font-semibold tracking-normal text-ink-soft">
        {t('backOffice')}
      </span>
    </span>
  )
}
