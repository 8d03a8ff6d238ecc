type Why = 'busy' | 'ended' | 'refused' | 'again' | 'offline' | 'old' | 'stopped';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-passkey]'))
  button.addEventListener('click', () => void start(button));
keepToken();

/** Asks the device for a key and brings its answer to the studio. */
async function start(button: HTMLButtonElement): Promise<void> {
  const { at = '', goTo = '', words = '{}' } = button.dataset;
  const say = (why: Why): void => {
    const place = document.querySelector<HTMLElement>('#passkey-said');
    if (!place) return;
    place.textContent = (JSON.parse(words) as Record<Why, string>)[why];
    place.hidden = false;
  };
  // Browsers before 2025 cannot read what the studio asks.
  if (
    !('PublicKeyCredential' in window) ||
    !('parseCreationOptionsFromJSON' in PublicKeyCredential)
  )
    return say('old');
  const token = location.hash.slice(1);
  button.disabled = true;
  try {
    const asked = await post(`${at}/options`, { token });
    if (!asked.ok) return say(await readWhy(asked));
    const key = await askDevice(button.dataset['passkey'] === 'create', await asked.json());
    if (!key) return say('stopped');
    const answered = await post(`${at}/answer`, { ...key.toJSON(), token });
    if (!answered.ok) return say(await readWhy(answered));
    if (goTo === '') location.reload();
    else location.assign(goTo);
  } catch {
    say('offline');
  } finally {
    button.disabled = false;
  }
}

/** Undefined if the person has changed their mind, or has no key here. */
async function askDevice(isNew: boolean, json: unknown): Promise<PublicKeyCredential | undefined> {
  try {
    const key = isNew
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            json as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
            json as PublicKeyCredentialRequestOptionsJSON,
          ),
        });
    return key instanceof PublicKeyCredential ? key : undefined;
  } catch {
    // Browsers tell a page no more, so that it learns nothing about whose keys a device has.
    return undefined;
  }
}

function post(to: string, body: object): Promise<Response> {
  return fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function readWhy(answer: Response): Promise<Why> {
  if (answer.status === 401) return 'again';
  const { why } = (await answer.json()) as { why: Why };
  return why;
}

/** What an invitation opens stands behind the # alone, which the other language has to get, too. */
function keepToken(): void {
  const other = document.querySelector<HTMLAnchorElement>('a.language');
  if (other && location.hash.length > 1 && location.pathname.endsWith('/join'))
    other.hash = location.hash;
}
