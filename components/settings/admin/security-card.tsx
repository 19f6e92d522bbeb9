import { Card, SwitchSetting } from './setting-fields'

export function SecurityCard() {
  return (
    <Card id="security" title="Security">
      <SwitchSetting
        name="apiSignIn"
        label="API Sign-In"
        hint="Programs may sign in and then send their token alone. Off ends their sessions: only browsers, which hold a cookie beside the token, can sign in."
      />
      <SwitchSetting
        name="requireSecondFactor"
        label="Second Factor for Administrators"
        hint="Administrators, and finance, who may pay money back, are led to set one up after signing in, and can do nothing else until then. You too: have your phone with you."
      />
      <SwitchSetting
        name="moderatorsCorrectEmails"
        label="Moderators Change Order Addresses"
        hint="Whoever changes the e-mail address of an order decides who gets its keys. Off: only administrators may; on: moderators and support too. The old address is told either way."
      />
    </Card>
  )
}
