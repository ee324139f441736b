/** An e-mail address that breaks after the at sign, where there is no room for it in one line. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  )
}
