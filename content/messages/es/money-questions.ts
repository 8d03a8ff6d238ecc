import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/money-questions.ts';

export const messages = {
  moneyQuestions: {
    title: 'Preguntas de dinero',
    description:
      'Pon tus números y mira enseguida la respuesta, de dónde sale y lo que no toma en cuenta.',
    lead: 'Cada una pide unos pocos números. Ves la respuesta, de dónde sale y lo que no toma en cuenta.',
    errorTitle: 'Revisa un número: {title}',
    wrong: 'Revisa estos números',
    show: 'Ver mi respuesta',
    kept: 'Los números son un ejemplo hasta que pongas los tuyos. No se guardan.',
    change: 'Lo que suponemos, por si quieres cambiarlo',
    assumed: 'Lo que suponemos',
    leftOut: 'Lo que no toma en cuenta',
    others: 'Otras preguntas de dinero',
    instead: 'Preguntas que sí van con tu plan',
    units: { percent: 'por ciento', years: 'años', age: 'años de edad', months: 'meses' },
    mistakes: {
      dollars: 'Escribe una cantidad de {min} a {max}.',
      percent: 'Escribe un porcentaje de {min} a {max}.',
      years: 'Escribe un número de años de {min} a {max}.',
      age: 'Escribe una edad de {min} a {max}, sin fracciones.',
      months: 'Escribe un número de meses de {min} a {max}.',
    },
    choices: {
      filer: {
        single: 'Individual',
        household: 'Cabeza de familia',
        married: 'Conjunta, con tu cónyuge',
      },
    },
    of: {
      savers: {
        title: '¿El gobierno agrega algo a mis ahorros?',
        description:
          'El crédito del ahorrador y, desde 2027, el Saver’s Match: lo que podría tocarte según tus ingresos y tu declaración.',
        lead: 'Con ingresos modestos, puede ser: ahora como un crédito en tus impuestos y más adelante como dinero en tu cuenta.',
        card: 'El crédito del ahorrador ahora y el Saver’s Match desde 2027: si van con tus ingresos y cuánto podría ser.',
        caption: 'Lo que podrías recibir de cada uno',
        fields: {
          filer: 'Cómo declaras tus impuestos',
          income: 'Tus ingresos del año',
          saved: 'Lo que ahorras en el año',
          spouseSaved: 'Lo que tu cónyuge ahorra en el año',
          tax: 'El impuesto federal que debes, si lo sabes',
        },
        hints: {
          income:
            'El ingreso bruto ajustado, casi al final de la primera página de tu declaración. Si es conjunta, el de los dos.',
          saved: 'En un plan del trabajo o en una cuenta IRA, sin lo que agrega tu empleador.',
          tax: 'Si lo dejas vacío, lo estimamos.',
        },
        columns: { share: 'Parte', counted: 'Ahorro que cuenta', amount: 'Podrías recibir' },
        leftOut: {
          adult: 'Los dos son solo para personas de 18 años o más.',
          student:
            'No los recibe quien estudia a tiempo completo, ni quien puede aparecer como dependiente de otra persona.',
          withdrawn:
            'El dinero que sacaste hace poco de cuentas de jubilación puede achicar los dos. Aquí no está.',
          other:
            'Otros créditos, como el de los hijos, pueden bajar tu impuesto. Entonces el crédito del ahorrador puede ser menor.',
          apart: 'En un matrimonio que declara por separado se usa Individual.',
        },
      },
    },
  },
  answers: {
    savers: {
      both: 'Podrías recibir {credit} menos de impuesto por {creditYear} y {added} en tu cuenta por {addedYear}.',
      onlyCredit:
        'Podrías recibir {credit} menos de impuesto por {creditYear}. El Saver’s Match de {addedYear} sería de {added}.',
      onlyMatch: 'Nada por {creditYear}, pero {added} podrían ir a tu cuenta por {addedYear}.',
      neither: 'Con estos números no te toca nada por {creditYear} ni por {addedYear}.',
      match: 'El gobierno podría agregar {added} a tu cuenta por {addedYear}.',
      noMatch: 'Con estos números, el gobierno no agrega nada por {addedYear}.',
      creditOutOfReach:
        'El crédito del ahorrador de {year} llega hasta ingresos de {limit} con tu tipo de declaración. No puede tocarte.',
      creditWithoutTax:
        'El crédito del ahorrador de {year} solo baja un impuesto. No deberías impuesto federal, así que no hay nada que bajar.',
      creditHow:
        'El crédito no llega por sí solo. Se pide con el Formulario 8880 (Form 8880) al declarar los impuestos de {year}.',
      creditUntil:
        'En un plan del trabajo cuenta lo que sale de tus cheques hasta el 31 de diciembre de {year}. Para una cuenta IRA casi siempre hay tiempo hasta el 15 de abril de {nextYear}.',
      matchOutOfReach:
        'El Saver’s Match de {year} termina en ingresos de {limit} con tu tipo de declaración. No puede tocarte.',
      matchHow:
        'El Saver’s Match va a una cuenta antes de impuestos que lo acepte, aunque no debas impuesto. Tus propios ahorros pueden ser Roth.',
      matchFrom:
        'Para el Saver’s Match cuenta lo que ahorres desde el 1 de enero de {year}. Se pide con la declaración de ese año, así que llega en {nextYear} como muy pronto.',
      matchSmall: 'Si es de menos de {limit}, se puede tomar como crédito.',
      creditRow: 'Crédito del ahorrador, {year}',
      matchRow: 'Saver’s Match, {year}',
      creditSource: 'Los topes de ingresos del crédito son los de {year}: Aviso 2025-67 del IRS.',
      taxEstimated:
        'Estimamos tu impuesto federal en {taxOwed}: todos tus ingresos son sueldo, con la deducción estándar. Las tasas son las de la Publicación 15-T del IRS para {year}.',
      taxTyped: 'Debes {taxOwed} de impuesto federal, como nos dijiste.',
      matchSource:
        'Los topes de ingresos del Saver’s Match son los que la ley fija para {year}: sección 6433 del código de impuestos. En años posteriores suben.',
      sameIncome: 'Tus ingresos siguen en {income} y ahorras lo mismo cada año.',
    },
  },
} as const satisfies SameKeys<typeof english>;
