/** The words of what is done with versions of legal texts. */
export const legalActionWords = {
  legalRegister: 'Register of legal texts',
  newVersion: {
    title: 'New version',
    effective: 'The day from which it applies',
    help: 'It begins as a copy of the newest version. Nothing changes for readers before that day.',
    done: 'Start the version',
    told: 'The new version begins here.',
  },
  record: {
    title: 'Record as final',
    help: 'The text as it stands is recorded, with its figures and its summary. Once it applies, it is corrected only with a reason.',
    done: 'Record',
    told: 'The text is recorded as final.',
  },
  correct: {
    title: 'Correct a mistake',
    help: 'The text as it stands takes the place of the one that was recorded. A figure, a date or a right changes only in a new version.',
    done: 'Record the correction',
    told: 'The correction is recorded.',
  },
  recording: {
    reason: 'Why it is corrected; readers see this',
    recordedBy: 'Recorded by',
    approvedBy: 'Approved by',
    approvedLater: 'Approved by (optional: it may be approved later)',
    approvalMayFollow:
      'The text as it stands is recorded, with its figures and its summary. Without an approval it neither applies nor is announced.',
    nothing: 'Nothing was recorded: the text says what it said when it was recorded last.',
  },
  approve: {
    title: 'Approve',
    help: 'Whoever approves the text as it was recorded stands for it by name. A change of the text asks for it anew.',
    done: 'Approve',
    told: 'The text is approved.',
  },
  announce: {
    title: 'Announce',
    by: 'Announced by',
    date: 'The day from which readers are told (optional: today)',
    help: 'The text in effect says on top that this one comes, and from which day. Readers find it at its own address, with what it changes, and subscribers are told. From then on it is corrected only with a reason.',
    done: 'Announce',
    told: 'The version is announced.',
  },
  cancelAnnouncement: {
    title: 'Cancel the announcement',
    help: 'No reader has been told yet. The version stays recorded and approved as it is, and can be announced again.',
    done: 'Cancel the announcement',
    told: 'The announcement is cancelled.',
  },
  withdrawAnnounced: {
    title: 'Withdraw',
    by: 'Withdrawn by',
    reason: 'Why it is withdrawn, in a sentence; readers see this',
    help: 'This version will not apply. Its text stays at its address and says so, as do the text in effect and the feeds. This cannot be taken back: a new version needs a day of its own.',
    done: 'Withdraw',
    told: 'The version was withdrawn, and readers are told.',
  },
  withdraw: {
    title: 'Withdraw',
    help: 'Takes back this version, which must not apply yet. A copy of it is kept.',
    done: 'Withdraw',
    told: 'The version was withdrawn.',
  },
}
