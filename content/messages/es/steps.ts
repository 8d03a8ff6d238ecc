import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/steps.ts';

export const messages = {
  steps: {
    title: 'Cómo llegamos a esta cifra',
    paycheck: {
      pay: '{perYear} al año en {paychecks} cheques son {pay} en cada uno.',
      saved: 'Ahorras {pretax} antes de impuestos y {roth} como Roth.',
      federalTax:
        'Impuesto federal sobre los ingresos: un año de cheques así, menos lo que entra antes de impuestos y menos {subtract}, son {taxedPerYear}. Según la tabla del IRS de {year}, de cada cheque se retienen {federalTax}.',
      socialSecurity:
        'El Seguro Social toma {rate} de tu sueldo, hasta {wageBase} al año: {socialSecurity}.',
      medicare: 'Medicare toma {rate}, y algo más de los sueldos muy altos: {medicare}.',
      takeHome:
        'Te quedan {takeHome}. No incluye impuestos estatales ni locales, seguro médico ni otros descuentos.',
    },
    saversMatch: {
      share:
        'En {year}, el aporte completo llega a ingresos de hasta {wholeTo} y termina en {noneFrom}. Con {income}, tu parte es {percentage}.',
      counted: 'Cuentan hasta {mostSaved} por persona. De lo que ahorras, son {counted}.',
      amount: 'El aporte podría ser de {amount}. Entra en una cuenta antes de impuestos.',
    },
    saversCredit: {
      share: 'En {year}, a un ingreso de {income} le toca {percentage}.',
      counted: 'Cuentan hasta {mostSaved} por persona. De lo que ahorras, son {counted}.',
      amount:
        'El crédito es de {atMost} como máximo. No puede pasar de tu impuesto, de unos {taxOwed}, así que podría ser de {amount}.',
    },
    saverConditions: {
      adult: 'Tienes 18 años o más.',
      noFullTimeStudent: 'No estudias a tiempo completo.',
      noDependent: 'Nadie puede declararte como dependiente.',
    },
    roth: {
      sameCost:
        'Poner {pretax} al año antes de impuestos te ahorra ahora {rateNow} de impuesto. Te cuesta {cost}, y eso es lo que podrías poner como Roth.',
      pretaxLater:
        'Antes de impuestos: en {years} años a {rate} podrían volverse {before}. Con un impuesto de {rateLater} quedan {after}.',
      rothLater: 'Roth: {cost} al año podrían volverse {after}, sin impuesto después.',
      employer:
        'En la mayoría de los planes, los {added} al año de tu empleador entran antes de impuestos; por eso son iguales en los dos casos: {after} después de impuestos.',
      breakEven: 'Los dos dan lo mismo si tu tasa de impuesto más adelante es de {rate}.',
    },
    catchUp: {
      limit: 'A los {age} años puedes poner {limit}, y {catchUp} más.',
      wages:
        'En {year}, este empleador te pagó {wages}. Por encima de {limit}, la contribución adicional tiene que ser Roth.',
      result: 'Tu contribución adicional puede llegar a {catchUp}.',
    },
    claim: {
      own: 'Persona {who}: {full} al mes a la plena edad de jubilación, {fullYears} años y {fullMonths} meses. Si empieza a los {age}, son {own}.',
      spousePart:
        'La persona {who} recibe además {part} por el matrimonio. Con su propio beneficio puede llegar a {half}, la mitad del beneficio completo de la otra.',
      noSpousePart:
        'La persona {who} no recibe más por el matrimonio: su propio beneficio ya llega a {half}, la mitad del de la otra.',
      together: 'Cuando las dos personas ya cobran, son {together} al mes en total.',
      leftAlone:
        'Si una muere, la otra conserva el beneficio mayor: {first} la persona 1, {second} la persona 2.',
    },
    earnings: {
      limit: 'En {year} el límite es de {limit}. Ganas {earnings}: {above} por encima.',
      heldBack: 'Se retiene un dólar por cada {forEach} por encima: {amount} en el año.',
      givenBack:
        'No se pierde. Desde tu plena edad de jubilación, en {year}, tu beneficio sube por lo retenido.',
    },
    required: {
      notYet: 'No hay que sacar nada hasta el año en que cumples {age}, en {year}.',
      divided:
        'El saldo al final del año pasado, {balance}, dividido entre {divisor}, el número de la tabla del IRS para los {age} años, da {amount}.',
    },
    draw: {
      start:
        'A los {age} años podrías tener {savings} en ahorros, en dólares de hoy y antes de impuestos.',
      need: 'El primer año tienen que salir {need} de los ahorros. El resto lo paga el Seguro Social.',
      growth: 'Lo que queda gana {rate} al año por encima de los precios. Es una suposición.',
      lasts: 'Alcanza hasta los {age} años, y quedan {left}.',
      ends: 'El año en que tienes {age}, ya no alcanza.',
    },
    story: {
      series:
        'Mercados de Estados Unidos de {fromYear} a {toYear}, con {shares} en acciones y el resto en bonos a largo plazo, por encima de los precios. Los datos son de Robert Shiller.',
      ranked:
        'Hay {times} períodos de {years} años. Los ordenamos según lo que los ahorros habrían podido pagar cada año.',
      told: 'De {fromYear} a {toYear}, los ahorros habrían podido pagar {paidEvenly} cada año. Lo que necesitas alcanzó en {lasted} de todos los períodos. El pasado no es una promesa.',
    },
    vesting: {
      share: 'Con {years} años que cuentan, es tuyo {percentage} del dinero de tu empleador.',
      keep: 'De {employerMoney}, te llevarías {kept} si te fueras hoy. Lo que ahorraste tú siempre es tuyo.',
      next: 'En {inYears} años será {percentage}.',
      whole: 'Con {years} años, todo es tuyo.',
    },
    match: {
      wholeRate: 'Ahorrar {rate} de tu sueldo trae todo el aporte del empleador: {whole} al año.',
      claimed: 'Con {rate} recibes {claimed}.',
      unclaimed: '{unclaimed} al año se quedan con tu empleador.',
      stillToClaim: '{stillToClaim} de eso todavía pueden ser tuyos este año.',
    },
  },
} as const satisfies SameKeys<typeof english>;
