import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Leads back from another step of the gate. */
export function BackToLogin({ onBack }: { onBack: () => void }) {
  const t = useTranslations('backOffice.staff')
  return (
    <Button
      variant="ghost"
      className="w-full"
      // Or the field that loses the focus would complain, and move the button away from the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onBack}
    >
      {t('gate.backToLogin')}
    </Button>
  )
}
