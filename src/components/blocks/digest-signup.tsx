export default function DigestSignup() {
  return null
}
