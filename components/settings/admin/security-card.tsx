import { Card, SwitchSetting } from './setting-fields'

export function SecurityCard() {
  return (
    <Card id="security" title="Security">
      <SwitchSetting
        name="apiSignIn"
        label="API Sign-In"
        hint="Programs may sign in and then send their token alone. Off ends their sessions: only browsers, which hold a cookie beside the token, can sign in."
      />
    </Card>
  )
}
