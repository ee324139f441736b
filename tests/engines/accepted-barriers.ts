/** A rule of IBM’s checker whose alarms are false here, and why. */
interface Accepted {
  rule: string
  because: string
}

/** Everything else the checker is sure of is a failure, and so is a rule of this list that finds nothing any more. */
export const acceptedBarriers: Accepted[] = [
  {
    rule: 'aria_content_in_landmark',
    because: 'The link that skips to the content is before every landmark, so that it is the first thing reached',
  },
  {
    rule: 'aria_article_label_unique',
    because: 'An article is known by the heading in it; a name of its own would be read out twice',
  },
  {
    rule: 'element_tabbable_role_valid',
    because: 'A wide table scrolls inside its region, which keys reach only where it takes the focus (axe asks for it)',
  },
  {
    rule: 'fieldset_label_valid',
    because: 'A fieldset in closed details is measured without its legend; opened, it has its name',
  },
]
