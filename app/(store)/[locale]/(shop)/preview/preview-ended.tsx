import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

type PreviewEndedProps = {
  /** The tab of the back office where another one is made. */
  under: string
}

/** Only for staff, so in English only. */
export function PreviewEnded({ under }: PreviewEndedProps) {
  return (
    <div lang="en" dir="ltr" className="page-width py-20 text-center">
      <h1 className="text-3xl font-extrabold tracking-tight">This preview has ended</h1>
      <p className="mx-auto mt-3 max-w-lg text-lg text-muted">
        A preview can be seen for an hour. Make a new one in the back office, under {under}.
      </p>
      <Link href="/" className={buttonStyle({ size: 'lg', className: 'mt-8' })}>
        To the home page
      </Link>
    </div>
  )
}
