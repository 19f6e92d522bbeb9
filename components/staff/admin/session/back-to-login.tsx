import { Button } from '@/components/ui/button'

/** Leads back from another step of the gate. */
export function BackToLogin({ onBack }: { onBack: () => void }) {
  return (
    <Button
      variant="ghost"
      className="w-full"
      // Or the field that loses the focus would complain, and move the button away from the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onBack}
    >
      Back to the login
    </Button>
  )
}
