export default function ContactForm() {
  return null
}
